import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useRow } from '../../kit/data'
import { useSession } from '../../kit/session-context'
import { ErrorState } from '../../kit/ui/error-state'
import { Page } from '../../kit/ui/page'
import { Spinner } from '../../kit/ui/spinner'

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined)

const targetOf = (pathname: string, item: number | undefined) => {
  if (pathname.startsWith('/modules/orders')) return item ? `/dashboard/orders/${item}` : '/dashboard/orders'
  return item ? `/dashboard/marketplace/${item}` : '/dashboard/marketplace'
}

/** Opens a customer's products or orders from another module: `?r={region}&custid={customer}&item={id}`. */
export const AdminModulePage = () => {
  const { session } = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const customer = numberIn(params.get('custid'))
  const { row: account, error, refetch } = useRow('account', customer)
  const fits = account !== undefined && account.region.toLowerCase() === params.get('r')?.toLowerCase()
  const target = targetOf(pathname, numberIn(params.get('item')))

  useEffect(() => {
    if (!fits || customer === undefined) return
    session.chooseAccount(customer)
    void navigate(target, { replace: true })
  }, [fits, customer, session, navigate, target])

  if (customer === undefined || error || (account && !fits))
    return (
      <Page title="Customer not found">
        <ErrorState
          error={error ?? 'There is no such customer in this region.'}
          title="404 – no such customer"
          onRetry={error ? refetch : undefined}
        />
      </Page>
    )
  return <Spinner large />
}
