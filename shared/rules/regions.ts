/** The countries orders are shipped to, as the wire carries them. */
export const countries = ['Canada', 'United States'] as const

/** A country orders are shipped to. */
export type Country = (typeof countries)[number]

/** Canada's provinces and territories by code, with both official names. */
export const provinces = [
  { code: 'AB', name: 'Alberta', french: 'Alberta' },
  { code: 'BC', name: 'British Columbia', french: 'Colombie-Britannique' },
  { code: 'MB', name: 'Manitoba', french: 'Manitoba' },
  { code: 'NB', name: 'New Brunswick', french: 'Nouveau-Brunswick' },
  { code: 'NL', name: 'Newfoundland and Labrador', french: 'Terre-Neuve-et-Labrador' },
  { code: 'NS', name: 'Nova Scotia', french: 'Nouvelle-Écosse' },
  { code: 'NT', name: 'Northwest Territories', french: 'Territoires du Nord-Ouest' },
  { code: 'NU', name: 'Nunavut', french: 'Nunavut' },
  { code: 'ON', name: 'Ontario', french: 'Ontario' },
  { code: 'PE', name: 'Prince Edward Island', french: 'Île-du-Prince-Édouard' },
  { code: 'QC', name: 'Quebec', french: 'Québec' },
  { code: 'SK', name: 'Saskatchewan', french: 'Saskatchewan' },
  { code: 'YT', name: 'Yukon', french: 'Yukon' },
] as const

/** The code of a Canadian province or territory. */
export type ProvinceCode = (typeof provinces)[number]['code']

/** A province or state as a list offers it. */
export interface Region {
  code: string
  name: string
  french?: string
}

const stateNames =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
  'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
  'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
  'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
  'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
  'WV West Virginia|WI Wisconsin|WY Wyoming'

/** The fifty states and the District of Columbia, by name. */
export const states: readonly Region[] = stateNames
  .split('|')
  .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))

const regionsByCountry: Record<Country, readonly Region[]> = { Canada: provinces, 'United States': states }

const otherNames: Record<Country, Record<string, string>> = {
  Canada: { newfoundland: 'NL', labrador: 'NL', pei: 'PE', yukonterritory: 'YT', pq: 'QC', nwt: 'NT' },
  'United States': { washingtondc: 'DC' },
}

const postalShapes: Record<Country, RegExp> = {
  Canada: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  'United States': /^\d{5}(?:-?\d{4})?$/,
}

/** Letters only, without case and accents, so that "Québec", "quebec" and "P.E.I." can be compared. */
const foldRegion = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

const codesByName = Object.fromEntries(
  countries.map((country) => {
    const codes = new Map(Object.entries(otherNames[country]))
    for (const { code, name, french = name } of regionsByCountry[country]) {
      for (const text of [code, name, french]) codes.set(foldRegion(text), code)
    }
    return [country, codes]
  }),
) as Record<Country, Map<string, string>>

const provinceCodes = new Set<string>(provinces.map(({ code }) => code))
const stateCodes = new Set(states.map(({ code }) => code))

/** Whether a text is exactly the code of a Canadian province or territory. */
export const isProvinceCode = (text: string): text is ProvinceCode => provinceCodes.has(text)

/** Whether a text is exactly the code of a state or DC. */
export const isStateCode = (text: string): boolean => stateCodes.has(text)

/** Whether a text is exactly the name of a country orders are shipped to. */
export const isCountry = (text: string): text is Country => (countries as readonly string[]).includes(text)

/** The provinces or states to choose from in a country. */
export const regionsOf = (country: Country): readonly Region[] => regionsByCountry[country]

/** The code of a province or state given by code or by name in any case, in English or French, with or without accents; undefined when the country has none such. */
export const provinceCode = (codeOrName: string, country: Country): string | undefined =>
  codesByName[country].get(foldRegion(codeOrName))

/** The province a checkout starts with in a country: NB in Canada, else the first of the list. */
export const defaultProvince = (country: Country): string =>
  country === 'Canada' ? 'NB' : regionsByCountry[country][0]!.code

/** Where a shop stands, for the taxes of what is picked up there: by the province of its address, else where every checkout starts. */
export const placeOfShop = (shopProvince: string): { country: Country; province: string } => {
  for (const country of countries) {
    const province = provinceCode(shopProvince, country)
    if (province) return { country, province }
  }
  return { country: 'Canada', province: defaultProvince('Canada') }
}

/** Whether a text has the shape of a postal code (A1A 1A1, the space optional) or ZIP code (five digits, and four more that are not kept) of a country. */
export const isPostalCode = (text: string, country: Country): boolean =>
  postalShapes[country].test(text.trim())

/** A postal code as its country writes it: "E1C 1A1"; a text that is none stays as it is. */
export const formatPostalCode = (text: string, country: string): string => {
  const code = text.trim()
  if (!isCountry(country) || !isPostalCode(code, country)) return text
  const letters = code.toUpperCase().replace(/[ -]/, '')
  return country === 'Canada' ? `${letters.slice(0, 3)} ${letters.slice(3)}` : letters.slice(0, 5)
}
