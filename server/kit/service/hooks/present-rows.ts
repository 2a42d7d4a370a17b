import type { AnyRecord, AnyTableContract } from '@mainstreet/shared/contract'
import type { Page } from '@mainstreet/shared/paging'
import type { AroundHook } from '../../../declarations'
import { viewOf } from '../caller/caller'
import { knownCaller } from '../caller/caller-of'
import { JsonText } from '../json-text'
import { present } from '../present'
import { rowsInLanguage } from '../rows-in-language'
import { writtenAnswer } from '../written-answer'

/** Answers rows as the caller's role sees them, in the language asked for. */
export const presentRows =
  (contract: AnyTableContract): AroundHook =>
  async (context, next) => {
    const { app, method } = context
    const isRead = method === 'find' || method === 'get'
    const written = isRead && (await writtenAnswer(app, contract, context.params))
    if (written) context.params = { ...context.params, written }
    await next()
    const { params, result } = context
    if (result instanceof JsonText) return
    const role = viewOf(knownCaller(params))
    const show = async (rows: readonly AnyRecord[]) =>
      (await rowsInLanguage(app, contract, { rows, params })).map((row) => present(contract, role, row))
    if (method === 'find') {
      const page = result as Page<AnyRecord>
      context.result = { ...page, data: await show(page.data) }
    } else if (Array.isArray(result)) context.result = await show(result as AnyRecord[])
    else [context.result] = await show([result as AnyRecord])
  }
