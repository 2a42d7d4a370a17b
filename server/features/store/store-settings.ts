import { storeSettingsContract } from '@mainstreet/shared/contracts/store'
import { safeLink } from '../../kit/text/links'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/feature'
import type { WriteContext } from '../../kit/service/table-rules'
import { maskKey, sealKeys, secretColumns } from './secret-keys'

type Row = Record<string, unknown>

const link = (data: Row, name: string): Row => {
  const text = data[name] as string | undefined
  if (!text?.trim()) return text === undefined ? {} : { [name]: '' }
  const safe = safeLink(text)
  if (!safe) throw invalid({ [name]: 'must be a web address' })
  return { [name]: safe }
}

const trimmed = (data: Row, name: string): Row =>
  name in data ? { [name]: (data[name] as string).trim() } : {}

const existing = async ({ data, work }: WriteContext): Promise<number | undefined> => {
  // Two creates at once wait for each other here instead of failing on the second one.
  await work.trx('account').where({ id: data.customerId }).forNoKeyUpdate().select('id')
  const row = await work.trx('store_settings').where({ customerId: data.customerId }).first('id')
  return row?.id
}

/** How an account sells; its secret keys are sealed at rest and leave masked. */
export const storeSettings = tableService(storeSettingsContract, (app) => ({
  computed: Object.fromEntries(secretColumns.map((name) => [name, `store_settings."${name}"`])),

  existing,

  beforeWrite({ method, data, before }) {
    const customerId = (before?.id ?? data.customerId) as number
    const columns = {
      ...data,
      ...link(data, 'storeLogo'),
      ...link(data, 'storeUrl'),
      ...trimmed(data, 'storeEmail'),
      ...trimmed(data, 'receiveEmail'),
    }
    const sealed = sealKeys(app.get('settings').secretKey, { customerId, columns })
    return method === 'create' ? { ...sealed, id: customerId } : sealed
  },

  read(row) {
    const shown = { ...row }
    for (const column of secretColumns) {
      const sealed = row[column]
      if (typeof sealed !== 'string') continue
      shown[column] = maskKey(app.get('settings').secretKey, { customerId: row.id as number, column, sealed })
    }
    return shown
  },
}))
