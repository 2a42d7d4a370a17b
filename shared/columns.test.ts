import { fileColumnsOf, fileUrl, labelled } from './columns'
import type { AnyContract } from './contract'
import { contracts } from './services'
import { Type } from '@sinclair/typebox'

test('the columns that name a file are known of every service', () => {
  const named = (Object.values(contracts) as AnyContract[]).flatMap((contract) =>
    contract.kind === 'table' ? fileColumnsOf(contract.record).map((name) => `${contract.path} ${name}`) : [],
  )
  expect(named.sort()).toEqual([
    'account str_header_image',
    'account str_logo_image',
    'automotive-images image',
    'events image',
    'funeral-images image',
    'funerals image',
    'market-images url',
    'profile-files str_file',
    'profile-gallery image',
    'profile-gallery thumbnail',
    'profile-notices str_image',
    'profile-videos poster',
    'restaurant image',
    'store-settings storeLogo',
  ])
})

test('a file’s column may have a label', () => {
  expect(fileColumnsOf(Type.Object({ logo: labelled({ en: 'Logo', fr: 'Logo' }, fileUrl) }))).toEqual([
    'logo',
  ])
})
