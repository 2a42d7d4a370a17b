import type { AnyTableContract } from '@mainstreet/shared/contract'
import { textHolders } from '@mainstreet/shared/translations'
import type { Application } from '../../declarations'
import { viewOf } from './caller/caller'
import { knownCaller } from './caller/caller-of'
import { onlyAccountOf } from './scope'
import type { JsonTexts, ServiceParams } from './service-params'

/** How the database writes the answer to a read by itself; undefined where rows have to be read, since more is done to them here. */
export const writtenAnswer = async (
  app: Application,
  contract: AnyTableContract,
  params: ServiceParams,
): Promise<JsonTexts | undefined> => {
  const { takesText, language, scope } = params
  const account = onlyAccountOf(scope)
  if (!takesText || viewOf(knownCaller(params)) !== 'visitor') return undefined
  if (account === undefined || app.get('selection').rules.get(contract.path)?.read) return undefined
  if (!language || textHolders(contract).length === 0) return 'with translations'
  // Texts in another language than the account's are picked row by row.
  return (await app.get('tenants').byId(account))?.language === language ? 'without translations' : undefined
}
