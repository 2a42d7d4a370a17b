/** How many guests a table is asked for where nobody says. */
export const usualParty = 2
