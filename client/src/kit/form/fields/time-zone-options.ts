import type { Locale } from '@mainstreet/shared/rules/money/money'
import type { Option } from '../../ui/select'

/** Where most businesses are, from east to west; each stands for its zone. */
const common = [
  'America/St_Johns',
  'America/Halifax',
  'America/Moncton',
  'America/Toronto',
  'America/New_York',
  'America/Winnipeg',
  'America/Chicago',
  'America/Regina',
  'America/Edmonton',
  'America/Denver',
  'America/Phoenix',
  'America/Vancouver',
  'America/Los_Angeles',
  'America/Whitehorse',
  'America/Anchorage',
  'Pacific/Honolulu',
]

/** The city by which people know a time zone. */
export const placeOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

const nameOf = (zone: string, locale: Locale): string => {
  const format = new Intl.DateTimeFormat(`${locale}-CA`, { timeZone: zone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${placeOf(zone)} – ${name}`
}

/** Every time zone to choose from: those of Canada and the States by name, then all by their place, and the stored one. */
export const timeZoneOptions = (stored: string, locale: Locale): Option[] => {
  const named = common.map((zone) => ({ value: zone, label: nameOf(zone, locale) }))
  const others = [...new Set([...Intl.supportedValuesOf('timeZone'), stored])]
    .filter((zone) => zone && !common.includes(zone))
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
  return [...named, ...others]
}
