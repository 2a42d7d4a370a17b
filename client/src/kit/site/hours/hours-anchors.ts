/** The id of the hours in the contact block of a home page. */
export const blockHours = 'hours'

/** The id of the hours at the end of every page. */
export const footerHours = 'site-hours'
