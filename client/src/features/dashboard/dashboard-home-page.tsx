import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ChartLine, ChevronRight, Package, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useList } from '../../kit/data/data'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import { Skeleton } from '../../kit/ui/skeleton'
import { Grid } from '../../kit/ui/stack'
import styles from './dashboard-home-page.module.css'

type FigureProps = { to: string; icon: ReactNode; label: string; count: number | undefined; error: unknown }

const Figure = ({ to, icon, label, count, error }: FigureProps) => (
  <Link to={to} className={styles.figure}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <span className={styles.words}>
      <span className={styles.count}>{count?.toLocaleString('en-CA') ?? (error ? '–' : <Skeleton />)}</span>
      <span className={styles.label}>
        {error && count === undefined ? `${label}: could not be read` : label}
      </span>
    </span>
    <ChevronRight className={styles.arrow} aria-hidden="true" />
  </Link>
)

/** The first screen of the dashboard: what waits to be done. */
export const DashboardHomePage = () => {
  const waiting = useList('account-orders', { status: 'paid', $limit: 0 })
  const items = useList('market-items', { status: 'public', $limit: 0 })
  return (
    <Page title="Dashboard">
      <Grid min={17}>
        <Figure
          to={`${backOfficeRoutes.orders}?status=paid`}
          icon={<ReceiptText />}
          label={waiting.total === 1 ? 'Order to fulfil' : 'Orders to fulfil'}
          count={waiting.total}
          error={waiting.error}
        />
        <Figure
          to={backOfficeRoutes.items}
          icon={<Package />}
          label={items.total === 1 ? 'Published product' : 'Published products'}
          count={items.total}
          error={items.error}
        />
      </Grid>
      <Card title="Visits">
        <EmptyState title="Visit figures are not available yet." icon={<ChartLine />}>
          Views, visits and unique users of your site will be shown here.
        </EmptyState>
      </Card>
    </Page>
  )
}
