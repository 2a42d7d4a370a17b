import { useEffect } from 'react'

const withoutBadge = (title: string) => title.replace(/^\(\d+\) /, '')

/** Puts a number before the window's title, and keeps it there while pages change the title. */
export const useTitleBadge = (count: number) =>
  useEffect(() => {
    if (count === 0) return
    const mark = () => {
      const wanted = `(${count}) ${withoutBadge(document.title)}`
      if (document.title !== wanted) document.title = wanted
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = withoutBadge(document.title)
    }
  }, [count])
