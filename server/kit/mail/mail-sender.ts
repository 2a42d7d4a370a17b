import { asLocale, type Locale } from '@mainstreet/shared/rules/language'
import { noticeKinds, type NoticeKind } from '@mainstreet/shared/rules/notices'
import type { TaxNumbers } from '@mainstreet/shared/rules/money/tax-numbers'
import { sitePalette } from '@mainstreet/shared/theme/theme'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { originOfHost } from '../http/host'
import { peopleSql, toldOf, type Person, type Told } from '../notices/told'
import type { StoredRow } from '../service/stored-row'
import type { MailBrand } from './mail-content'

/** A business as the sender of its mails. */
export interface MailSender {
  customerId: number
  name: string
  /** Where answers of buyers go, as all of these its owners' own addresses where it names none. */
  storeEmail: string
  /** Whether it says where it is: a letter to many has to. */
  hasAddress: boolean
  /** Who is told of what happens; of each kind somebody, where anybody is known. */
  told: Readonly<Record<NoticeKind, Told>>
  /** The language of its dashboard, else that of its site. */
  ownerLanguage: Locale
  timezone: string
  /** For its receipts. */
  taxNumbers: TaxNumbers
  /** What a buyer does who pays it directly. */
  manualInstructions: string
  brand: MailBrand
}

const accountColumns = [
  'str_domain',
  'timezone',
  'str_company_name',
  'str_address1',
  'str_address2',
  'str_city',
  'str_province',
  'str_pcode',
  'str_phone',
  'str_tollfree',
  'str_email',
  'str_logo_image',
] as const

const settingColumns = [
  'storeName',
  'storeEmail',
  'receiveEmail',
  'storeLogo',
  'gstNumber',
  'qstNumber',
  'pstNumber',
  'manualInstructions',
] as const

type SenderRow = Pick<StoredRow<'account'>, 'id' | 'language' | (typeof accountColumns)[number]> & {
  /** Null where an account has never saved how it sells. */
  [Column in (typeof settingColumns)[number]]: StoredRow<'store-settings'>[Column] | null
} & {
  ownerLanguage: string | null
  styles: StoredRow<'profile-styles'> | null
  owners: string[]
  people: Person[]
}

// Whoever gets the orders goes before the others.
const ownerLanguageSql = `(select users.language from users
  join user_accounts owned on owned."userId" = users.id
  where owned."customerId" = account.id and owned.role = 'owner' and users.language is not null and not users.disabled
  order by users.email = lower(coalesce(nullif("receiveEmail", ''), str_email)) desc, users.id
  limit 1) as "ownerLanguage"`

/** Owners; who is invited as owner, as long as nobody has accepted. */
const ownersSql = `(select coalesce(json_agg(email order by email), '[]') from (
    select users.email from users join user_accounts member on member."userId" = users.id
    where member."customerId" = account.id and member.role = 'owner' and not users.disabled
    union select email from invitations
    where "customerId" = account.id and role = 'owner' and "acceptedAt" is null and not exists (
      select 1 from user_accounts owned where owned."customerId" = account.id and owned.role = 'owner')
  ) people where email <> '') as owners`

const withoutEmpty = (lines: readonly string[]) => lines.filter(Boolean)

type Addresses = readonly (string | null)[]

const firstOf = (...choices: readonly Addresses[]): string[] =>
  choices.map((each) => each.flatMap((address) => address || [])).find((each) => each.length > 0) ?? []

const ofOrders = (row: SenderRow) => [row.receiveEmail, row.storeEmail, row.str_email]
const ofMessages = (row: SenderRow) => [row.str_email, row.storeEmail, row.receiveEmail]

/** Where a business itself is told of each kind: where none of these addresses is given, only its people are. */
const businessTold: Record<NoticeKind, (row: SenderRow) => Addresses> = {
  order: ofOrders,
  table: ofOrders,
  message: ofMessages,
  condolence: ofMessages,
  lowStock: () => [],
  wrong: () => [],
}

const toldBy = (row: SenderRow): MailSender['told'] => {
  const byKind = noticeKinds.map((kind) => {
    const [business] = businessTold[kind](row).filter(Boolean)
    const told = toldOf(row.people, kind, business ?? '')
    const isNobody = !told.mails.length && !told.phones.length
    return [kind, isNobody ? { mails: row.owners, phones: [] } : told] as const
  })
  return Object.fromEntries(byKind) as MailSender['told']
}

/** Reads an account as the sender of its mails; undefined where there is no such account. */
export const readMailSender = async (
  app: Application,
  db: Knex,
  customerId: number,
): Promise<MailSender | undefined> => {
  const row = await db('account')
    .leftJoin('store_settings', 'store_settings.id', 'account.id')
    .leftJoin('profile_styles', 'profile_styles.id', 'account.id')
    .where('account.id', customerId)
    .first<SenderRow | undefined>(
      ...['account.id', 'account.language', ...accountColumns, ...settingColumns],
      db.raw(ownerLanguageSql),
      db.raw(ownersSql),
      db.raw(peopleSql),
      db.raw('row_to_json(profile_styles) as styles'),
    )
  if (!row) return undefined
  const settings = app.get('settings')
  const host = row.str_domain || settings.platformHost
  const name = row.storeName || row.str_company_name
  const palette = sitePalette(row.styles ?? {})
  const place = withoutEmpty([row.str_city, row.str_province]).join(' ')
  return {
    customerId: row.id,
    name,
    storeEmail: firstOf([row.storeEmail], [row.str_email], [row.receiveEmail], row.owners)[0] ?? '',
    hasAddress: Boolean(row.str_address1 && row.str_city),
    told: toldBy(row),
    ownerLanguage: asLocale(row.ownerLanguage) ?? row.language,
    timezone: row.timezone,
    taxNumbers: {
      gstNumber: row.gstNumber ?? '',
      qstNumber: row.qstNumber ?? '',
      pstNumber: row.pstNumber ?? '',
    },
    manualInstructions: row.manualInstructions ?? '',
    brand: {
      name,
      origin: host ? originOfHost(host, settings) : '',
      logo: row.storeLogo || row.str_logo_image,
      lines: withoutEmpty([
        row.str_address1,
        row.str_address2,
        withoutEmpty([place, row.str_pcode]).join('  '),
        row.str_phone || row.str_tollfree,
      ]),
      colours: {
        header: palette.headerColor,
        headerText: palette.headerTextColor,
        button: palette.buttonColor,
        buttonText: palette.buttonTextColor,
        link: palette.linkColor,
      },
    },
  }
}
