import type { PlatformOverview } from '@mainstreet/shared/contracts/customers'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Card } from '../../../kit/ui/card'
import { Figures } from '../../../kit/ui/figures'
import { ButtonLink } from '../../../kit/ui/link'
import { Notice } from '../../../kit/ui/notice'
import { Skeleton } from '../../../kit/ui/skeleton'
import { platformWords } from './platform-words'

const asked = {}

const useProblems = () => {
  const words = useWords(platformWords)
  return ({ failedMails, failedWebhooks, books, lateJobs }: PlatformOverview['problems']) =>
    [
      failedMails > 0 && words.failedMails(failedMails),
      failedWebhooks > 0 && words.failedWebhooks(failedWebhooks),
      lateJobs.length > 0 && words.lateJobs(lateJobs.join(', ')),
      books > 0 && words.books(books),
    ].filter((problem) => problem !== false)
}

const Problems = ({ problems }: Pick<PlatformOverview, 'problems'>) => {
  const words = useWords(platformWords)
  const books = problems.books > 0 && (
    <ButtonLink size="small" to={backOfficeRoutes.books}>
      {words.look}
    </ButtonLink>
  )
  const said = useProblems()(problems)
  if (said.length === 0) return null
  return (
    <Notice tone="warning" action={books}>
      {said.join(' ')}
    </Notice>
  )
}

/** The last day of the whole platform, and what does not run as it should. */
export const PlatformDay = () => {
  const words = useWords(platformWords)
  const { number } = useFormats()
  const { answer, error } = useOperationRead('platform-overview', asked)
  // The list below says what failed, with a way to try again.
  if (!answer && error) return null
  if (!answer)
    return (
      <Card title={words.title}>
        <Skeleton lines={3} />
      </Card>
    )
  const { orders, visits, mails, problems } = answer
  const { failedMails, failedWebhooks, books, lateJobs } = problems
  const count = failedMails + failedWebhooks + books + lateJobs.length
  return (
    <>
      <Problems problems={problems} />
      <Card title={words.title}>
        <Figures
          figures={[
            { label: words.orders, value: number(orders.now), ...orders },
            { label: words.visits, value: number(visits), now: visits, before: 0 },
            { label: words.mails, value: number(mails.now), ...mails },
            { label: words.problems, value: number(count), now: count, before: 0 },
          ]}
        />
      </Card>
    </>
  )
}
