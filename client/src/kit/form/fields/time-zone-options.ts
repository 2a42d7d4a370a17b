import type { Locale } from '@mainstreet/shared/rules/language'
import type { Option } from '../../ui/select'

/** The clocks of Canada and the States from east to west, each by a place that keeps it. */
const zones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Moncton',
  'America/Blanc-Sablon',
  'America/Toronto',
  'America/Iqaluit',
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Atikokan',
  'America/Winnipeg',
  'America/Chicago',
  'America/Regina',
  'America/Edmonton',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Dawson_Creek',
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

/** The time zones to choose from, by name: those of the two countries in which a business can be, and the stored one. */
export const timeZoneOptions = (stored: string, locale: Locale): Option[] =>
  [...new Set([...zones, stored])]
    .filter(Boolean)
    .map((zone) => ({ value: zone, label: nameOf(zone, locale) }))
