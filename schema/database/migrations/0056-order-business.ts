import type { Migration } from '#schema/database/migration.ts'

export const orderBusiness: Migration = {
  name: '0056-order-business',
  up: `
    -- The business that pays. Its GSTIN is of the order's state.
    ALTER TABLE orders
      ADD COLUMN business_name text,
      ADD COLUMN gstin text CHECK (gstin IS NULL OR business_name IS NOT NULL);
  `,
}
