const unseen = new Set('HEAD LINK META NOSCRIPT SCRIPT STYLE TEMPLATE TITLE'.split(' '))

const isHidden = (element: Element) =>
  unseen.has(element.tagName) ||
  element.hasAttribute('hidden') ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open'))

/** As inherited. */
const visibilityOf = (element: Element | null): string => {
  for (let at = element; at; at = at.parentElement) {
    const { visibility } = (at as HTMLElement).style
    if (visibility) return visibility
  }
  return 'visible'
}

/** What an element says itself, and what browsers hide untold: jsdom would match every rule of its own with all that a query by role looks at. */
export const computedStyle = (element: Element): CSSStyleDeclaration => {
  const own = (element as HTMLElement).style
  const known: Record<string, string> = {
    display: own.display || (isHidden(element) ? 'none' : ''),
    visibility: visibilityOf(element),
  }
  const read = (name: string) => known[name] ?? own.getPropertyValue(name)
  return new Proxy(own, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return read
      return known[String(name)] ?? Reflect.get(own, name)
    },
  })
}
