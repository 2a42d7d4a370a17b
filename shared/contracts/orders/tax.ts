import type { ColumnProblems } from '../../column-rules'
import { day, flag, id, integer, labelled, moment, nullable, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { refusal } from '../../refusals/refusal'
import { countries, provinces, type ProvinceCode } from '../../rules/regions'
import { taxLabels } from '../../rules/money/tax'

const provinceCodes = provinces.map(({ code }): ProvinceCode => code)

/** Thousandths of a percent: 14.975 % = 14975. */
const rate = integer(1, 99_999)

/** Two taxes are a federal part and more. */
const federalProblems = ({ label, rate, federal }: Readonly<Record<string, unknown>>): ColumnProblems =>
  label !== 'GST' && Number(federal) >= Number(rate) ? { federal: refusal('federal-below-whole') } : {}

/** What each province charges from a day on: data of the platform, because laws change without a release. */
export const taxRateContract = contract({
  path: 'tax-rates',
  name: { en: 'Tax rates', fr: 'Taux de taxe' },
  called: 'label',
  ofPlatform: true,
  record: {
    id,
    country: oneOf(countries),
    province: labelled({ en: 'Province', fr: 'Province' }, oneOf(provinceCodes)),
    /** The tax beside the federal one; GST where there is none, HST where both are one. */
    label: labelled({ en: 'Tax', fr: 'Taxe' }, oneOf(taxLabels)),
    rate: labelled({ en: 'Rate in all', fr: 'Taux total' }, rate),
    federal: labelled({ en: 'Federal part', fr: 'Partie fédérale' }, rate),
    /** The first day on which it is charged, on the clock of who sells. */
    effectiveFrom: labelled({ en: 'In force from', fr: 'En vigueur dès le' }, day),
    enabled: labelled({ en: 'Switched on', fr: 'Activé' }, flag),
    /** Orders may have been charged with it: it can be switched off, and nothing else. */
    isFixed: flag,
    changedBy: nullable(id),
    /** Who changed it last; empty where nobody has. */
    changedByName: text(120),
    changedAt: moment,
  },
  writable: ['province', 'label', 'rate', 'federal', 'effectiveFrom', 'enabled'],
  required: ['province', 'label', 'rate', 'federal', 'effectiveFrom'],
  computed: ['isFixed', 'changedByName'],
  rules: [{ of: ['label', 'rate', 'federal'], check: federalProblems }],
  access: {
    owner: { methods: [] },
    // None is ever removed: orders keep what they were charged, and this says why.
    staff: { methods: ['find', 'get', 'create', 'update', 'patch'] },
    integrator: false,
  },
  live: false,
})

export type TaxRate = RowOf<typeof taxRateContract>
