import type { Migration } from '#schema/database/migration.ts'

export const siteMetrics: Migration = {
  name: '0022-site-metrics',
  up: `
    UPDATE site_settings
       SET settings = settings - 'figures' || jsonb_build_object('metrics', settings -> 'figures')
     WHERE settings ? 'figures';
  `,
}
