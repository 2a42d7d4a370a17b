import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BackOfficeLocale } from './bilingual'
import { BusinessClock, useFormats } from './use-formats'

const moment = '2026-07-01T18:05:00.000Z'

const textAt = (zone: string | undefined, own?: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BackOfficeLocale value="en">
      <BusinessClock value={zone}>{children}</BusinessClock>
    </BackOfficeLocale>
  )
  return renderHook(() => useFormats(own).moment(moment), { wrapper }).result.current
}

describe('a moment', () => {
  const here = new Date(moment)
    .toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
    .replace(/\sp\.m\./, '\u00a0PM')
    .replace(/\sa\.m\./, '\u00a0AM')

  test('is on the browser’s clock where no business is in view, and does not name it', () => {
    expect(textAt(undefined)).toBe(here)
  })

  test('is on the clock of the business in view, and names it where the browser’s differs', () => {
    expect(textAt('Pacific/Kiritimati')).toMatch(/Jul.* 2, 2026.*8:05.*GMT\+14/)
    expect(textAt(new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(here)
  })

  test('is on a clock that is given, whatever the business keeps', () => {
    expect(textAt('Pacific/Kiritimati', 'America/Vancouver')).toMatch(/11:05.*PDT|11:05.*GMT-7/)
  })
})
