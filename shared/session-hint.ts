/** The cookie by which the page's script knows that there may be a session to go on with; worth nothing by itself. */
export const sessionHintCookie = 'mainstreet-session'

/** What it says: that somebody is signed in on this host, and who may, that the site of this host is theirs to edit. */
export const sessionHints = { signedIn: '1', editsSite: 'edit' } as const

/** What the cookie says in a list of cookies as `document.cookie` has it; undefined where nobody is signed in. */
export const sessionHintIn = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((each) => each.startsWith(`${sessionHintCookie}=`))
    ?.slice(sessionHintCookie.length + 1)
