import { useEffect, useState, type ComponentType } from 'react'

/**
 * What opens on a press; `ahead` is for the button, and fetches the code when it is about to be pressed. Not by
 * `lazy`: React waits for 300 ms between a fallback and what follows it.
 */
export const lazyPanel = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => (loaded = await load())
  const Panel = (props: Props) => {
    const [{ Shown, error }, setState] = useState<{ Shown?: typeof loaded; error?: Error }>({ Shown: loaded })
    useEffect(() => {
      if (Shown) return
      fetch().then(
        (Shown) => setState({ Shown }),
        (error: Error) => setState({ error }),
      )
    }, [Shown])
    // The page's boundary says it, and offers to try again.
    if (error) throw error
    return Shown && <Shown {...props} />
  }
  const fetchAhead = () => void fetch().catch(() => {})
  const ahead = { onPointerEnter: fetchAhead, onPointerDown: fetchAhead, onFocus: fetchAhead }
  return Object.assign(Panel, { fetchAhead, ahead })
}
