import { styleCheckOperation } from '@mainstreet/shared/contracts/site/styles'
import { operationService } from '../../kit/service/define-service'
import { checkSiteCss } from '../../kit/text/site-css'

/** Says what saving custom styles would take out of them; saves nothing. */
export const styleCheck = operationService(styleCheckOperation, () => ({ customStyles }) => {
  const { css, removed } = checkSiteCss(customStyles)
  return Promise.resolve({ ok: true as const, customStyles: css, removed })
})
