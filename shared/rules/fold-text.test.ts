import { foldText } from './fold-text'

test('case, accents and spaces do not count in a search', () => {
  expect(foldText('  Crème\u00a0BRÛLÉE\t12 ')).toBe('cremebrulee12')
  expect(foldText('Œuf, Ægir, Łódź, Bjørk, Straße')).toBe('oeuf,aegir,lodz,bjork,strasse')
  expect(foldText('')).toBe('')
})
