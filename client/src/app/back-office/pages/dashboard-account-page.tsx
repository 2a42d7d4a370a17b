import { exportContract } from '@mainstreet/shared/contracts/marketplace/exports'
import { memberContract } from '@mainstreet/shared/contracts/people'
import { apiKeyContract } from '@mainstreet/shared/contracts/users'
import { LogOut } from 'lucide-react'
import { accountChangeContract } from '@mainstreet/shared/contracts/account-changes'
import { useWords } from '../../../kit/language/bilingual'
import { useAccountInView, useSignedIn } from '../../../kit/session/session-context'
import { useSignOut } from '../../../kit/session/use-sign-out'
import { useMay } from '../../../kit/session/use-may'
import { Button } from '../../../kit/ui/button'
import { Page } from '../../../kit/ui/page'
import { SectionLinks } from '../../../kit/ui/section-links'
import { ChangesSection } from '../../../features/account-changes/changes-section'
import { changeWords } from '../../../features/account-changes/words'
import { accountWords } from '../../../features/users/account/account-words'
import { noticeWords } from '../../../features/users/notices/notice-words'
import { NoticesSection } from '../../../features/users/notices/notices-section'
import { ApiKeysSection } from '../../../features/users/account/api-keys-section'
import { AppearanceSection, LanguageSection } from '../../../features/users/account/choice-sections'
import { ExportSection } from '../../../features/users/account/export-section'
import { exportWords } from '../../../features/users/account/export-words'
import { keyWords } from '../../../features/users/account/key-words'
import { PasswordSection } from '../../../features/users/account/password-section'
import { sessionWords } from '../../../features/users/account/session-words'
import { PeopleSection } from '../../../features/users/account/people-section'
import { peopleWords } from '../../../features/users/account/people-words'
import { SessionsSection } from '../../../features/users/account/sessions-section'
import { SecondFactorSection } from '../../../features/users/second-factor/second-factor-section'
import { secondFactorWords } from '../../../features/users/second-factor/second-factor-words'
import { YouSection } from '../../../features/users/account/you-section'

const SignOut = () => {
  const words = useWords(accountWords)
  const { signOut, isLeaving } = useSignOut(words.stillSignedIn)
  return (
    <Button icon={<LogOut />} loading={isLeaving} onClick={signOut}>
      {words.signOut}
    </Button>
  )
}

/** What of the account in view is the user's to see. */
const useShown = () => {
  const hasAccount = useAccountInView() !== null
  const people = useMay(memberContract, 'find')
  const keys = useMay(apiKeyContract, 'find')
  const archive = useMay(exportContract, 'find')
  const changes = useMay(accountChangeContract, 'find')
  const isOwn = useSignedIn().user.role === 'owner' || !hasAccount
  const inAccount = (may: boolean) => hasAccount && may
  return {
    isOwn,
    notices: hasAccount && isOwn,
    people: inAccount(people),
    keys: inAccount(keys),
    archive: inAccount(archive),
    changes: inAccount(changes),
  }
}

const useLinks = (shown: ReturnType<typeof useShown>) => {
  const words = useWords(accountWords)
  const own = [
    { id: 'you', title: words.you.title },
    { id: 'password', title: words.password.title },
    { id: 'second-factor', title: useWords(secondFactorWords).title },
    { id: 'language', title: words.language.title },
    { id: 'appearance', title: words.appearance.title },
    { id: 'sessions', title: useWords(sessionWords).title },
  ]
  const notices = { id: 'notices', title: useWords(noticeWords).title }
  const people = { id: 'people', title: useWords(peopleWords).title }
  const keys = { id: 'keys', title: useWords(keyWords).title }
  const archive = { id: 'export', title: useWords(exportWords).title }
  const changes = { id: 'changes', title: useWords(changeWords).title }
  return [
    ...(shown.isOwn ? own : []),
    ...(shown.notices ? [notices] : []),
    ...(shown.people ? [people] : []),
    ...(shown.keys ? [keys] : []),
    ...(shown.archive ? [archive] : []),
    ...(shown.changes ? [changes] : []),
  ]
}

const OwnSections = () => (
  <>
    <YouSection />
    <PasswordSection />
    <SecondFactorSection />
    <LanguageSection />
    <AppearanceSection />
    <SessionsSection />
  </>
)

/** The user's own login, and the keys and the archive of the account in view; staff have the one apart from the others. */
export const DashboardAccountPage = () => {
  const words = useWords(accountWords)
  const shown = useShown()
  const { isOwn } = shown
  const links = useLinks(shown)
  return (
    <Page title={words.title} secondary={isOwn && <SignOut />}>
      <SectionLinks label={words.sectionsOfPage} sections={links} />
      {isOwn && <OwnSections />}
      {shown.notices && <NoticesSection />}
      {shown.people && <PeopleSection />}
      {shown.keys && <ApiKeysSection />}
      {shown.archive && <ExportSection />}
      {shown.changes && <ChangesSection />}
    </Page>
  )
}
