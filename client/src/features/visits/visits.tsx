import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { wantsNoTracking } from '../../kit/privacy-signals'
import { useShownSite } from '../../kit/site/shown-site'
import type { FollowedVisit } from './follow-visit'
import { forgetVisitor } from './forget-visitor'
import { usePixelId } from './use-pixel-id'
import { whenIdle } from './when-idle'

// A page is not worth less because what counts it could not be fetched.
const PixelVisit = lazy(async () => {
  const loaded = await import('./pixel-visit').catch(() => undefined)
  return { default: loaded?.PixelVisit ?? (() => null) }
})

/** The pixel and the question for consent, on a site that has one. */
const LatePixel = () => {
  const pixelId = usePixelId()
  const [free, setFree] = useState(false)
  useEffect(() => {
    if (pixelId) return whenIdle(() => setFree(true))
  }, [pixelId])
  if (!free || !pixelId) return null
  return (
    <Suspense>
      <PixelVisit pixelId={pixelId} />
    </Suspense>
  )
}

/** Counts the visit once the page has nothing else to do: not of a preview, and not of people who ask not to be followed. */
const useFollowedVisit = () => {
  const { company, preview } = useShownSite()
  const { pathname } = useLocation()
  const visit = useRef<FollowedVisit | null>(null)
  const early = useRef<string[]>([])
  const customerId = preview ? undefined : company.id

  useEffect(() => {
    if (visit.current) visit.current.arrive(pathname)
    else early.current.push(pathname)
  }, [pathname])

  useEffect(() => {
    if (customerId === undefined) return
    if (wantsNoTracking()) return forgetVisitor()
    let left = false
    const follow = async () => {
      const loaded = await import('./follow-visit').catch(() => undefined)
      if (left || !loaded) return
      visit.current = loaded.followVisit(customerId)
      for (const path of early.current.splice(0)) visit.current.arrive(path)
    }
    const cancel = whenIdle(() => void follow())
    return () => {
      left = true
      cancel()
      visit.current?.stop()
      visit.current = null
    }
  }, [customerId])
}

/** What is known and asked of a visitor of the site. */
export const Visits = () => {
  useFollowedVisit()
  return <LatePixel />
}
