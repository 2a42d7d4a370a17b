import type { Application } from '../../../declarations'

declare module '../../../declarations' {
  interface Configuration {
    /** How long a buyer waits for the card provider, tries and look-ups together, in milliseconds. */
    providerBudgetMs: number
  }
}

/** A proxy gives up after thirty or sixty seconds: whoever pays is answered by us before that, within 25 s with what surrounds it. */
export const providerBudgetMs = 24_000

/** Until when (milliseconds since 1970) a call that begins now may wait for the card provider. */
export const budgetEnd = (app: Application): number => Date.now() + app.get('providerBudgetMs')

/** What the provider says by then; undefined when it has not answered: its key finds the payment again. */
export const answerBy = async <T>(until: number, asked: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, until - Date.now()), undefined)
  })
  // Nobody hears what fails after that.
  asked.catch(() => undefined)
  return Promise.race([asked, over]).finally(() => clearTimeout(timer))
}
