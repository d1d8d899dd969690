"""Operations whose arguments are drawn: along any axis, with constants of any kind, in either layout, with each flag.

Each takes a tensor of rank 1 to 4 and adds one operation, with what else that needs: ``families.FAMILIES`` has them by
what they do.
A rule that is right under a condition has the condition in an argument, and most rules are about two operations.
"""
