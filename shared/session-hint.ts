/** The cookie that tells the page's script that there may be a session to go on with; worth nothing by itself. */
export const sessionHintCookie = 'mainstreet-session'
