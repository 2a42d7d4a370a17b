/** The nonce of this page for style elements made by libraries, from `<meta property="csp-nonce" nonce>`; none without a policy. */
export const cspNonce = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
