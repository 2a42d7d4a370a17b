/** The cookie that holds a visitor's id. */
export const visitorCookie = 'webid'

/** Takes the id back from a browser that no longer wants one. */
export const forgetVisitor = () => {
  document.cookie = `${visitorCookie}=; path=/; max-age=0`
}
