import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useConsent, type Consent } from './consent'
import { ConsentBar } from './consent-bar'
import { silencePixel, trackPixel } from './facebook-pixel'
import { onTrackedVisit } from '../../kit/site/track-visit'

/** Tells the pixel of pages and of what is worth something, once the visitor has agreed and as long as that holds. */
const useTellPixel = (pixelId: string, answer: Consent['answer']) => {
  const { pathname } = useLocation()
  const reported = useRef('')
  const agreed = answer === 'yes'
  useEffect(() => {
    if (answer === 'no') silencePixel()
  }, [answer])
  useEffect(() => {
    if (agreed) return onTrackedVisit((event, cents) => trackPixel(pixelId, event, cents))
  }, [pixelId, agreed])
  useEffect(() => {
    if (!agreed || reported.current === pathname) return
    reported.current = pathname
    trackPixel(pixelId, 'PageView')
  }, [pixelId, agreed, pathname])
}

/** A visit to a site with a pixel: the question, and what follows from the answer. */
export const PixelVisit = ({ pixelId }: { pixelId: string }) => {
  const { answer, called } = useConsent()
  useTellPixel(pixelId, answer)
  return answer === null || called ? <ConsentBar called={called} /> : null
}
