import { isCountry, provinceCode } from '../regions'

const canada: Record<string, string> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
}

/** Postal codes whose clock is not that of their province: Labrador, the west of Ontario, the Magdalen Islands, the Peace River, Lloydminster. */
const byPostalCode: readonly (readonly [RegExp, string])[] = [
  [/^A(0P|2V)/, 'America/Goose_Bay'],
  [/^P(8N|8T|9A|9N|0V|0X|0W)/, 'America/Winnipeg'],
  [/^G4T/, 'America/Halifax'],
  [/^V(1G|1J)/, 'America/Dawson_Creek'],
  [/^S9V/, 'America/Edmonton'],
]

const states: Record<string, string> = {
  'America/New_York': 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
}

const zoneOfState = (code: string) =>
  Object.keys(states).find((zone) => states[zone]!.split(' ').includes(code))

interface Place {
  country: string
  province: string
  postalCode?: string
}

/** The time zone that an address most likely has; undefined where its province is not known. */
export const guessTimeZone = ({ country, province, postalCode = '' }: Place): string | undefined => {
  if (!isCountry(country)) return undefined
  const code = provinceCode(province, country)
  if (!code) return undefined
  if (country !== 'Canada') return zoneOfState(code)
  const letters = postalCode.toUpperCase().replace(/\s/g, '')
  return byPostalCode.find(([pattern]) => pattern.test(letters))?.[1] ?? canada[code]
}
