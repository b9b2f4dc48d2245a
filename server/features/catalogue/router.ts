import * as schema from '#shared/catalogue/schema.ts';
import { allow, checked, customer, publicProcedure, router } from '../../procedures/init.ts';
import * as adminQueries from './admin-queries.ts';
import * as categories from './categories.ts';
import * as commands from './commands.ts';
import { addSamples } from './imported-services.ts';
import * as queries from './queries.ts';
import * as ratings from './ratings.ts';
import * as search from './search.ts';

const cached = () => publicProcedure({ cacheTags: ['catalogue', 'categories'] });

export const catalogueRouter = router({
  services: cached()
    .input(schema.serviceListInput)
    .output(checked(schema.serviceChanges))
    .query(({ ctx, input }) => queries.listServices(ctx.deps.db, ctx.deps, input)),

  categoryServices: cached()
    .input(schema.categoryServicesInput)
    .output(checked(schema.servicePage))
    .query(({ ctx, input }) => queries.listCategoryServices(ctx.deps.db, ctx.deps, input)),

  oneOfEachCategory: cached()
    .output(checked(schema.serviceList))
    .query(({ ctx }) => queries.oneOfEachCategory(ctx.deps.db)),

  strips: cached()
    .output(checked(schema.strips))
    .query(({ ctx }) => queries.categoryStrips(ctx.deps.db)),

  standing: cached()
    .output(checked(schema.standing))
    .query(({ ctx }) => queries.readStanding(ctx.deps.db)),

  filter: cached()
    .input(schema.filterInput)
    .output(checked(schema.servicePage))
    .query(({ ctx, input }) => queries.filterServices(ctx.deps.db, ctx.deps, input)),

  /** The shop's own list: like `filter`, in the order that admins chose, with what a card shows. */
  shelf: cached()
    .input(schema.filterInput)
    .output(schema.shelf)
    .query(({ ctx, input }) => queries.filterServices(ctx.deps.db, ctx.deps, input, true)),

  service: cached()
    .input(schema.serviceIdInput)
    .output(checked(schema.serviceDetail))
    .query(({ ctx, input }) => queries.serviceDetail(ctx.deps.db, input.productId)),

  search: cached()
    .input(schema.searchInput)
    .output(checked(schema.searchPage))
    .query(({ ctx, input }) => search.searchServices(ctx.deps.db, ctx.deps, input)),

  categories: publicProcedure({ cacheTags: ['categories'] })
    .output(checked(schema.categoryList))
    .query(({ ctx }) => categories.listCategories(ctx.deps.db)),

  adminCategories: allow('categories.edit')
    .output(checked(schema.adminCategoryList))
    .query(({ ctx }) => categories.adminCategories(ctx.deps.db)),

  adminServices: allow('catalogue.edit')
    .input(schema.adminServicesInput)
    .output(checked(schema.adminServicePage))
    .query(({ ctx, input }) => adminQueries.adminServices(ctx.deps.db, ctx.deps, input)),

  adminService: allow('catalogue.edit')
    .input(schema.serviceIdInput)
    .output(schema.adminService)
    .query(({ ctx, input }) => adminQueries.adminService(ctx.deps.db, input.productId)),

  addService: allow('catalogue.edit')
    .input(schema.serviceForm)
    .output(checked(schema.serviceAnswer))
    .mutation(({ ctx, input }) => commands.addService(ctx.deps.db, ctx.deps, ctx.user, input)),

  addSamples: allow('catalogue.edit')
    .output(checked(schema.messageOnly))
    .mutation(({ ctx }) => addSamples(ctx.deps.db, ctx.deps, ctx.user)),

  updateService: allow('catalogue.edit')
    .input(schema.updateServiceInput)
    .output(checked(schema.serviceAnswer))
    .mutation(({ ctx, input }) => commands.updateService(ctx.deps.db, ctx.deps, ctx.user, input)),

  changeService: allow('catalogue.edit')
    .input(schema.changeServiceInput)
    .output(schema.serviceAnswer)
    .mutation(({ ctx, input }) => commands.changeService(ctx.deps.db, ctx.deps, ctx.user, input)),

  setVisibility: allow('catalogue.edit')
    .input(schema.serviceVisibilityInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => commands.setVisibility(ctx.deps.db, ctx.deps, ctx.user, input)),

  moveService: allow('catalogue.edit')
    .input(schema.moveInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => commands.moveService(ctx.deps.db, ctx.deps, ctx.user, input)),

  moveCategory: allow('categories.edit')
    .input(schema.moveInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => categories.moveCategory(ctx.deps.db, ctx.deps, ctx.user, input)),

  addCategory: allow('categories.edit')
    .input(schema.categoryForm)
    .output(checked(schema.categoryAnswer))
    .mutation(({ ctx, input }) => categories.addCategory(ctx.deps.db, ctx.deps, ctx.user, input)),

  renameCategory: allow('categories.edit')
    .input(schema.renameCategoryInput)
    .output(checked(schema.categoryAnswer))
    .mutation(({ ctx, input }) => categories.renameCategory(ctx.deps.db, ctx.deps, ctx.user, input)),

  deleteCategory: allow('categories.edit')
    .input(schema.categoryIdInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => categories.deleteCategory(ctx.deps.db, ctx.deps, ctx.user, input.id)),

  rate: customer()
    .input(schema.rateInput)
    .output(checked(schema.rateAnswer))
    .mutation(({ ctx, input }) => ratings.rateService(ctx.deps.db, ctx.deps, ctx.user, input)),
});
