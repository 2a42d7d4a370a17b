/** The words of the question about cookies in English. */
export const enConsent = {
  title: 'Cookies',
  question: 'Do you accept Facebook’s cookies, which measure our ads? The site works without them.',
  accept: 'Accept',
  refuse: 'No thanks',
}
