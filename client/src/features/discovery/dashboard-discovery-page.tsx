import { feedCheck } from '@mainstreet/shared/contracts/site/feeds'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { useMay } from '../../kit/session/use-may'
import { Page } from '../../kit/ui/page'
import { discoveryWords } from './discovery-words'
import { Feeds } from './feeds'
import { PageTexts } from './page-texts'

/** What search engines, shared links and catalogues elsewhere are told of the site. */
export const DashboardDiscoveryPage = () => {
  const words = useWords(discoveryWords)
  const { answer } = useOperationRead('get-roles', { id: useCustomerId() }, ['account'])
  const mayFeed = useMay(feedCheck, 'create')
  const roles = answer?.roles.map(({ Rolename }) => Rolename)
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: backOfficeRoutes.options, label: words.settings }}
    >
      <PageTexts roles={roles ?? []} />
      {roles && mayFeed && <Feeds roles={roles} />}
    </Page>
  )
}
