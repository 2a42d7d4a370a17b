import { useMemo, useState } from 'react'
import type { FrameNews, FramePage, FramePointing } from '../../../kit/site-frame/frame-messages'
import { partName, readPart } from './site-part'
import { usePointedPart } from './use-pointed-part'

/** What has been pointed at, by the keyboard or in the frame, and what the frame says of itself. */
export const usePointing = () => {
  const pointed = usePointedPart()
  const [page, setPage] = useState<FramePage>()
  const [walked, setWalked] = useState<string | null>(null)
  const [press, setPress] = useState<FramePointing['press']>('point')
  const name = pointed.part ? partName(pointed.part) : null
  const [last, setLast] = useState(name)
  if (name && name !== last) setLast(name)
  const chosen = name ?? walked
  const pointing = useMemo(() => ({ press, chosen }), [press, chosen])
  const onNews = (news: FrameNews) => {
    if ('page' in news) {
      setPage(news.page)
      pointed.arrive(news.page)
    } else {
      const part = readPart(news.pressed)
      if (part) pointed.edit(part)
    }
  }
  return { pointed, page, last, setWalked, setPress, pointing, onNews }
}

/** What is pointed at, and how to say otherwise. */
export type Pointing = ReturnType<typeof usePointing>
