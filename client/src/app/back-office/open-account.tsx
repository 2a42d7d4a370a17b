import { accountParameter } from '@mainstreet/shared/edit-address'
import { customerPath } from '@mainstreet/shared/routes'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useSession, useSignedIn } from '../../kit/session/session-context'
import { withParams } from '../../kit/use-address-params'
import { Waiting } from '../waiting'
import { ForbiddenPage } from './forbidden-page'

/** The account that an address of the dashboard names, and the address without its name. */
export const useNamedAccount = () => {
  const { pathname, search, hash } = useLocation()
  const params = new URLSearchParams(search)
  const named = params.get(accountParameter) ?? ''
  if (!/^[1-9]\d{0,9}$/.test(named)) return undefined
  const rest = withParams(params, { [accountParameter]: '' })
  return { id: Number(named), to: `${pathname}${rest.size > 0 ? `?${rest}` : ''}${hash}` }
}

const Choose = ({ id, to }: { id: number; to: string }) => {
  const { session } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    session.chooseAccount(id)
    void navigate(to, { replace: true })
  }, [session, navigate, id, to])
  return <Waiting />
}

/** Brings whoever is signed in to a page of the dashboard for the account that its address names: an owner to one of the own, staff among a customer's pages. */
export const OpenAccount = ({ id, to }: { id: number; to: string }) => {
  const { user } = useSignedIn()
  if (user.role === 'staff') return <Navigate to={customerPath(id, to)} replace />
  if (!user.accounts.includes(id)) return <ForbiddenPage of="business" />
  return <Choose id={id} to={to} />
}
