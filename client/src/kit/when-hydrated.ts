/** Runs something once all parts of the page are hydrated, as React takes data that changed before for a mistake; returns how to give it up. */
export const whenHydrated = (run: () => void): (() => void) => {
  const look = () => {
    if (document.querySelector('template[data-hydrating]')) return
    observer.disconnect()
    run()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
