import { isHexColour } from '@mainstreet/shared/theme/contrast'
import { stylesContract } from '@mainstreet/shared/contracts/site/styles'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { colourNames } from '@mainstreet/shared/theme/presets'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { StoredOf } from '../../kit/service/table-rules'
import type { Work } from '../../kit/service/work'
import { scopeSiteCss } from '../../kit/text/site-css'
import { insertDefaults } from './insert-defaults'
import { oncePerAccount } from './once-per-account'

type Columns = StoredOf<typeof stylesContract>

const checkColours = (data: Columns) => {
  const wrong = colourNames.filter((name) => data[name] && !isHexColour(data[name]))
  if (wrong.length === 0) return
  throw invalid(Object.fromEntries(wrong.map((name) => [name, refusal('hex-colour')])))
}

/** Gives an account its styles, unless it has them. */
export const createDefaultStyles = (work: Work, customerId: number): Promise<void> =>
  insertDefaults(work, { path: 'profile-styles', customerId, rows: [{ id: customerId }] })

const once = oncePerAccount('profile_styles')

/** The theme of a site; what an owner types as CSS is stored as what may be shown of it. */
export const profileStyles = tableService(stylesContract, () => ({
  ...once,
  beforeWrite: (context) => {
    const { customStyles } = context.data
    checkColours(context.data)
    return {
      ...once.beforeWrite(context),
      ...(customStyles !== undefined && { customStyles: scopeSiteCss(customStyles) }),
    }
  },
}))
