import { storeSettingsContract } from '@mainstreet/shared/contracts/marketplace/store'
import { secretColumns, type SecretColumn } from '@mainstreet/shared/contracts/marketplace/provider-keys'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { formatTaxNumber, type ShapedTaxNumber } from '@mainstreet/shared/rules/money/tax-numbers'
import { safeLink } from '@mainstreet/shared/rules/site/safe-link'
import { sealedSql, type ProviderKeys } from '../../kit/payments/key-columns'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { CreateContext } from '../../kit/service/table-rules'
import { replaceKeys } from './replaced-keys'
import { maskKey, sealKeys } from './secret-keys'

type Contract = typeof storeSettingsContract

const linkOf = (name: 'storeLogo' | 'storeUrl', text: string | undefined) => {
  if (!text?.trim()) return text === undefined ? {} : { [name]: '' }
  const safe = safeLink(text)
  if (!safe) throw invalid({ [name]: refusal('web-address') })
  return { [name]: safe }
}

const trimColumn = (name: 'storeEmail' | 'receiveEmail' | 'pstNumber', text: string | undefined) =>
  text === undefined ? {} : { [name]: text.trim() }

/** A line, whatever was pasted. */
const lineOf = (text: string | undefined) =>
  text === undefined ? {} : { returnPolicy: text.replace(/\s+/g, ' ').trim() }

const taxNumberColumn = (name: ShapedTaxNumber, text: string | undefined) =>
  text === undefined ? {} : { [name]: formatTaxNumber(name, text) }

const withoutKeys = <Data extends object>(data: Data) => {
  const names: readonly string[] = secretColumns
  const others = Object.entries(data).filter(([name]) => !names.includes(name))
  // What is left of it.
  return Object.fromEntries(others) as Omit<Data, SecretColumn>
}

const findExisting = async ({ data, work }: CreateContext<Contract>): Promise<number | undefined> => {
  // Two creates at once wait for each other here instead of failing on the second one.
  await work.trx('account').where({ id: data.customerId }).forNoKeyUpdate().select('id')
  const row = await work.trx('store_settings').where({ customerId: data.customerId }).first('id')
  return row?.id
}

/** How an account sells; its secret keys are sealed at rest and leave masked. */
export const storeSettings = tableService(storeSettingsContract, (app) => ({
  computed: Object.fromEntries(secretColumns.map((name) => [name, sealedSql(name)])),

  existing: findExisting,

  async beforeWrite({ method, data, before, work }) {
    const customerId = before ? before.id : data.customerId
    const sealed = sealKeys(app.get('settings').secretKey, { customerId, given: data })
    return {
      ...withoutKeys(data),
      ...linkOf('storeLogo', data.storeLogo),
      ...linkOf('storeUrl', data.storeUrl),
      ...trimColumn('storeEmail', data.storeEmail),
      ...trimColumn('receiveEmail', data.receiveEmail),
      ...lineOf(data.returnPolicy),
      ...taxNumberColumn('gstNumber', data.gstNumber),
      ...taxNumberColumn('qstNumber', data.qstNumber),
      ...trimColumn('pstNumber', data.pstNumber),
      ...(await replaceKeys(app, work, { customerId, sealed })),
      ...(method === 'create' && { id: customerId }),
    }
  },

  read(row) {
    const shown = { ...row }
    for (const column of secretColumns) {
      const sealed = row[column]
      if (typeof sealed !== 'string') continue
      shown[column] = maskKey(app.get('settings').secretKey, { customerId: row.id, column, sealed })
    }
    return shown
  },
}))

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    'store-settings': { providerKeys: ProviderKeys }
  }
}
