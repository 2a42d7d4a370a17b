import { useList } from '../../../kit/data/data'

/** The account's own categories by name; undefined until they are known. */
export const useCategories = () =>
  useList('market-categories', { $sort: { category: 1, id: 1 }, $limit: 500 }).rows
