import { useEffect, useRef } from 'react'

const everyMs = 3_000

/** Whether the server answers for the page one is on. */
export const isServerThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Asks after the server every few seconds, and calls back once it answers again; never for one that was there all along. */
export const useServerBack = (onBack: () => void) => {
  const back = useRef(onBack)
  useEffect(() => {
    back.current = onBack
  })
  useEffect(() => {
    let wasAway = false
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const isThere = await isServerThere()
      if (isOver) return
      if (isThere && wasAway) return back.current()
      wasAway = !isThere
      timer = setTimeout(ask, everyMs)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
}
