import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { ReactNode } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { buttonClass } from '../../../kit/ui/button'
import { ErrorState } from '../../../kit/ui/error-state'
import { Page } from '../../../kit/ui/page'
import { customerWords } from './words'
import { useAccount } from '../../../kit/data/use-account'

/** A customer's pages, unless there is no such customer. */
export const CustomerGate = ({ children }: { children: ReactNode }) => {
  const words = useWords(customerWords)
  const { row, error, refetch } = useAccount()
  if (row || !error) return children
  const isGone = error.code === 404
  return (
    <Page
      title={words.notFoundTitle}
      action={
        // By its page, which a customer's pages know nothing of.
        <a href={backOfficeRoutes.admin} className={buttonClass({ variant: 'primary' })}>
          {words.allCustomers}
        </a>
      }
    >
      <ErrorState
        error={isGone ? words.notFound : error}
        title={isGone ? words.noSuchCustomer : undefined}
        onRetry={isGone ? undefined : refetch}
      />
    </Page>
  )
}
