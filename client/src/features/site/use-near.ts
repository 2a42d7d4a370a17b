import { useEffect, useState, type RefObject } from 'react'

const margin = '600px 0px'

/** Whether a part has come near what is in view; once near, always near. */
export const useNear = (part: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !part.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [near, part])
  return near
}
