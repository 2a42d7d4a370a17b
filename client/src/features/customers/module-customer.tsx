import { useMemo, type ReactNode } from 'react'
import { useRow } from '../../kit/data/data'
import { readPageData } from '../../kit/data/page-data'
import { useWords } from '../../kit/language/bilingual'
import { ErrorState } from '../../kit/ui/error-state'
import { Page } from '../../kit/ui/page'
import { LoadedAddresses } from '../../kit/ui/page-link'
import { Spinner } from '../../kit/ui/spinner'
import { BackOfficeLinksContext, moduleLinks } from '../../kit/back-office-links'
import { customerWords } from './customer/words'
import { ModuleChooser } from './module-chooser'
import styles from './module-customer.module.css'

const isAny = () => true

type ModuleCustomerProps = { customerId: number | undefined; region: string; children: ReactNode }

/** A customer's screens for staff who come from another module; one of another region is not found. */
export const ModuleCustomer = ({ customerId, region, children }: ModuleCustomerProps) => {
  const words = useWords(customerWords)
  const { row: account, error, refetch } = useRow('account', customerId)
  const fits = account !== undefined && account.region.toLowerCase() === region.toLowerCase()
  const links = useMemo(
    () => moduleLinks({ base: readPageData().modulesBaseUrl, region, customerId: customerId ?? 0 }),
    [region, customerId],
  )

  if (customerId === undefined)
    return (
      <Page title={words.whichTitle} description={words.which}>
        <ModuleChooser />
      </Page>
    )
  if (error || (account && !fits))
    return (
      <Page title={words.notFoundTitle}>
        <ErrorState
          error={error ?? words.notFoundInRegion}
          title={words.noSuchCustomer}
          onRetry={error ? refetch : undefined}
        />
        <ModuleChooser />
      </Page>
    )
  if (!fits) return <Spinner large />
  return (
    <BackOfficeLinksContext value={links}>
      <LoadedAddresses value={isAny}>
        <p className={styles.customer}>
          <strong>{account.str_company_name}</strong> {account.str_domain}
        </p>
        {children}
      </LoadedAddresses>
    </BackOfficeLinksContext>
  )
}
