import { useMemo } from 'react'
import { useRow } from '../../../kit/data/data'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { Card } from '../../../kit/ui/card'
import { ErrorState } from '../../../kit/ui/error-state'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Stack } from '../../../kit/ui/stack'
import { LifecycleHistory } from './lifecycle-history'
import { PlatformForm } from './platform-form'
import { StandingCard } from './standing-card'

/** A customer's account as a whole: where it stands, what ties it to the platform, and what was done to it. */
export const LifecyclePanel = ({ customerId }: { customerId: number }) => {
  const input = useMemo(() => ({ customerId }), [customerId])
  const { row: account } = useRow('account', customerId)
  const { answer: life, error, refetch } = useOperationRead('account-lifecycle', input, ['account'])
  if (error && !life) return <ErrorState error={error} onRetry={refetch} />
  if (!life || !account)
    return (
      <Card>
        <Skeleton block lines={6} />
      </Card>
    )
  return (
    <Stack gap={6}>
      <StandingCard life={life} customerId={customerId} name={account.str_company_name} onDone={refetch} />
      <PlatformForm
        key={account.str_domain}
        account={account}
        oldDomains={life.oldDomains}
        onDone={refetch}
      />
      <LifecycleHistory log={life.log} customerId={customerId} onDone={refetch} />
    </Stack>
  )
}
