import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

/** One tab: its key, its name and what it shows. */
export type Tab = { key: string; label: ReactNode; content: ReactNode }

type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (key: string) => void }

/** Views of one thing; arrow keys move between the names, only the chosen view is mounted. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => (
  <Radix.Root value={value} onValueChange={onChange} className={styles.tabs}>
    <Radix.List className={styles.list} aria-label={label}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.key} value={tab.key} className={styles.tab}>
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.key} value={tab.key} className={styles.content}>
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
)
