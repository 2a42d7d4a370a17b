const maxWaitMs = 4_000
const fallbackMs = 1_500

// A page made ahead of time is not visited before it is shown.
const whenShown = () =>
  new Promise<unknown>((seen) => {
    // TypeScript's DOM types lack prerendering.
    if (!(document as Document & { prerendering?: boolean }).prerendering) return seen(true)
    document.addEventListener('prerenderingchange', seen, { once: true })
  })

const whenFree = () =>
  new Promise<unknown>((free) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(free, { timeout: maxWaitMs })
      : setTimeout(free, fallbackMs),
  )

/** Runs once the page is shown and there is nothing else to do. Answers how to cancel. */
export const whenIdle = (run: () => void): (() => void) => {
  let cancelled = false
  const wait = async () => {
    await whenShown()
    await whenFree()
    if (!cancelled) run()
  }
  void wait()
  return () => {
    cancelled = true
  }
}
