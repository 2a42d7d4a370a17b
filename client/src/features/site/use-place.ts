import { useEffect, useState, type RefObject } from 'react'

const margin = '1200px 0px'

const watchPart = (
  part: Element,
  rootMargin: string,
  onChange: (entry: IntersectionObserverEntry) => void,
) => {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)!), { rootMargin })
  observer.observe(part)
  return () => observer.disconnect()
}

/** Whether a part has come near what is in view; once near, always near. */
export const useNear = (part: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !part.current) return
    return watchPart(part.current, margin, ({ isIntersecting }) => isIntersecting && setNear(true))
  }, [near, part])
  return near
}

/** Whether something may take its place without moving what is looked at: once `ready`, out of view or led to by the address. */
export const useCalmArrival = (part: RefObject<Element | null>, ready: boolean): boolean => {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    const place = part.current
    if (arrived || !ready || !place) return
    return watchPart(place, '0px', ({ isIntersecting, boundingClientRect }) => {
      const wanted = window.location.hash === `#${place.id}`
      // Above what is in view only where the browser holds on to what it shows.
      const unseen = boundingClientRect.top > 0 || CSS.supports('overflow-anchor', 'auto')
      if (wanted || (!isIntersecting && unseen)) setArrived(true)
    })
  }, [arrived, ready, part])
  return arrived
}
