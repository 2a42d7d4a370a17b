/** The cookie by which the page's script knows that there may be a session to go on with; worth nothing by itself. */
export const sessionHintCookie = 'mainstreet-session'
