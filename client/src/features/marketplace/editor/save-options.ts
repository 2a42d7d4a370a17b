import type { MarketOption } from '@mainstreet/shared/contracts/marketplace'
import { valuesOf, valuesText } from '@mainstreet/shared/rules/item-options'
import type { Api } from '../../../kit/data/api'
import type { OptionForm } from './item-form'

/** Makes an item's options on the server those of its form; what has not changed is left alone. */
export const saveOptions = async (
  api: Pick<Api, 'create' | 'patch' | 'remove'>,
  itemId: number,
  { options, saved }: { options: readonly OptionForm[]; saved: readonly MarketOption[] },
): Promise<void> => {
  const wanted = options
    .map(({ id, option, values }, index) => ({
      id,
      columns: { option: option.trim(), values: valuesText(valuesOf(values)), order: index + 1 },
    }))
    .filter(({ columns }) => columns.option && columns.values)
  for (const { id } of saved)
    if (!wanted.some((each) => each.id === id)) await api.remove('market-options', id)
  for (const { id, columns } of wanted) {
    const had = saved.find((each) => each.id === id)
    if (!had) await api.create('market-options', { itemId, ...columns })
    else if (had.option !== columns.option || had.values !== columns.values || had.order !== columns.order)
      await api.patch('market-options', had.id, columns)
  }
}
