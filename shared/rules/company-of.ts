import type { Account } from '../contracts/account'
import type { Company } from '../contracts/site/site'

/** The lines of a list an owner typed, without the empty ones. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const columns = {
  slogan: 'str_title',
  about: 'str_description',
  contentTitle: 'str_content_area_title',
  contentArea: 'str_content_area_content',
  services: 'str_services',
} as const

const langOf = ({ lang = {} }: Account): Company['lang'] =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => (lang[column] ? [[name, lang[column]]] : [])),
  )

const middle = { from: 40, to: 60 }

/** A phone held upright shows the middle alone, in a smaller file, unless what must be seen is elsewhere. */
const tallHeaderOf = ({ str_header_image: header, headerFocusX: focus }: Account): string =>
  header.startsWith('/assets/') && focus >= middle.from && focus <= middle.to
    ? header.replace(/\.jpg$/, '-tall.webp')
    : ''

/** An account as its public page shows it. */
export const companyOf = (account: Account): Company => ({
  id: account.id,
  name: account.str_company_name,
  region: account.region,
  timezone: account.timezone,
  language: account.language,
  bilingual: account.bilingual,
  slogan: account.str_title,
  domain: account.str_domain,
  address: {
    street: [account.str_address1, account.str_address2].filter(Boolean).join(', '),
    city: account.str_city,
    province: account.str_province,
    postalCode: account.str_pcode,
    country: account.str_country,
  },
  contact: {
    phone: account.str_phone,
    mobile: account.str_mobile,
    tollfree: account.str_tollfree,
    fax: account.str_fax,
    email: account.str_email,
  },
  social: {
    instagram: account.str_instagram,
    facebook: account.str_facebook,
    youtube: account.str_youtube,
    linkedin: account.str_linkedin,
    twitter: account.str_twitter,
  },
  profile: {
    logo: account.str_logo_image,
    header: account.str_header_image,
    headerTall: tallHeaderOf(account),
    about: account.str_description,
    contentTitle: account.str_content_area_title,
    contentArea: account.str_content_area_content,
    services: linesOf(account.str_services),
  },
  lang: langOf(account),
})
