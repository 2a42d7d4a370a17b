import type { Account } from '@mainstreet/shared/contracts/account'
import { pageTextContract } from '@mainstreet/shared/contracts/site/page-texts'
import { redirectContract } from '@mainstreet/shared/contracts/site/redirects'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Milestone, Radar, Search } from 'lucide-react'
import { Fragment, use } from 'react'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { LoadedRow } from '../../kit/data/loaded-row'
import { useWords } from '../../kit/language/bilingual'
import { SearchEverything } from '../../kit/pages/search-everything'
import { useMay } from '../../kit/session/use-may'
import { useCustomerId } from '../../kit/session/session-context'
import { Button } from '../../kit/ui/button'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import type { PageAction } from '../../kit/ui/page-actions'
import { SearchField } from '../../kit/ui/search-field'
import { SettingsGroup } from '../../kit/ui/settings-group'
import { Skeleton } from '../../kit/ui/skeleton'
import { Row } from '../../kit/ui/stack'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { settingGroupWords } from './setting-group-words'
import { settingGroupsOf } from './setting-groups'
import { settingParts } from './setting-parts'
import { ShopReadinessSection } from './shop-readiness-section'
import { useSettingFolds } from './use-setting-folds'
import { settingsWords } from './words'

const Settings = ({ account }: { account: Account }) => {
  const words = useWords(settingGroupWords)
  const { search, setSearch, folds } = useSettingFolds()
  const searchEverything = use(SearchEverything)
  const groups = settingGroupsOf(account)
  const count = groups.flatMap(({ sections }) => sections.filter(folds.isFound)).length
  return (
    <>
      <SearchField label={words.search} value={search} onSearch={setSearch} />
      <VisuallyHidden live>{search && words.found(count)}</VisuallyHidden>
      {account.ecommerceEnabled && !search && <ShopReadinessSection />}
      {groups.map(({ id, sections }) => (
        <SettingsGroup key={id} {...{ id, sections, folds }} {...words.groups[id]}>
          {sections.map((section) => (
            <Fragment key={section}>{settingParts[section]?.(account.id)}</Fragment>
          ))}
        </SettingsGroup>
      ))}
      {search && searchEverything && (
        <Row pack="center">
          <Button variant="quiet" icon={<Search />} onClick={() => searchEverything(search)}>
            {words.everywhere(search)}
          </Button>
        </Row>
      )}
      {count === 0 && (
        <EmptyState
          icon={<Search />}
          title={words.none}
          action={<Button onClick={() => setSearch('')}>{words.showAll}</Button>}
        >
          {words.noneAbout}
        </EmptyState>
      )}
    </>
  )
}

const useSecondary = (): PageAction[] => {
  const words = useWords(settingsWords)
  const { other } = useBackOfficeLinks()
  const mayLead = useMay(redirectContract, 'create')
  const mayWrite = useMay(pageTextContract, 'create')
  return [
    ...(mayWrite ? [{ label: words.discovery, icon: <Radar />, to: other(backOfficeRoutes.discovery) }] : []),
    ...(mayLead
      ? [{ label: words.oldAddresses, icon: <Milestone />, to: other(backOfficeRoutes.oldAddresses) }]
      : []),
  ]
}

/** The settings of a business in groups that fold, by what it does, with a search. */
export const DashboardSettingsPage = () => (
  <Page title={useWords(settingsWords).title} secondary={useSecondary()}>
    <LoadedRow path="account" id={useCustomerId()} placeholder={<Skeleton lines={20} />}>
      {(account) => <Settings account={account} />}
    </LoadedRow>
  </Page>
)
