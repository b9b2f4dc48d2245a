import * as schema from '#shared/catalogue/schema.ts';
import { allow, checked, customer, message, publicProcedure, router, run } from '../../procedures/init.ts';
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
    .query(run(queries.listServices)),

  categoryServices: cached()
    .input(schema.categoryServicesInput)
    .output(checked(schema.servicePage))
    .query(run(queries.listCategoryServices)),

  oneOfEachCategory: cached().output(checked(schema.serviceList)).query(run(queries.oneOfEachCategory)),
  strips: cached().output(checked(schema.strips)).query(run(queries.categoryStrips)),
  standing: cached().output(checked(schema.shopRating)).query(run(queries.readShopRating)),

  filter: cached()
    .input(schema.filterInput)
    .output(checked(schema.servicePage))
    .query(run(queries.filterServices)),

  /** The list of the shop's own pages: like `filter`, but in the admins' order and with a card's fields. */
  shelf: cached()
    .input(schema.filterInput)
    .output(checked(schema.shelf))
    .query(({ ctx, input }) => queries.filterServices(ctx, input, true)),

  service: cached()
    .input(schema.serviceIdInput)
    .output(checked(schema.serviceDetail))
    .query(run(queries.serviceDetail)),

  search: cached()
    .input(schema.searchInput)
    .output(checked(schema.searchPage))
    .query(run(search.searchServices)),

  categories: publicProcedure({ cacheTags: ['categories'] })
    .output(checked(schema.categoryList))
    .query(({ ctx }) => categories.listCategories(ctx.db)),

  adminCategories: allow('categories.edit').query(run(categories.adminCategories)),

  adminServices: allow('catalogue.edit')
    .input(schema.adminServicesInput)
    .query(run(adminQueries.adminServices)),

  adminService: allow('catalogue.edit').input(schema.serviceIdInput).query(run(adminQueries.adminService)),

  addService: allow('catalogue.edit')
    .input(schema.serviceForm)
    .output(checked(schema.serviceAnswer))
    .mutation(run(commands.addService)),

  addSamples: allow('catalogue.edit').mutation(run(addSamples)),

  updateService: allow('catalogue.edit')
    .input(schema.updateServiceInput)
    .output(checked(schema.serviceAnswer))
    .mutation(run(commands.updateService)),

  changeService: allow('catalogue.edit')
    .input(schema.changeServiceInput)
    .mutation(run(commands.changeService)),

  setVisibility: allow('catalogue.edit')
    .input(schema.serviceVisibilityInput)
    .mutation(run(commands.setVisibility)),

  moveService: allow('catalogue.edit').input(schema.moveInput).mutation(run(commands.moveService)),
  moveCategory: allow('categories.edit').input(schema.moveInput).mutation(run(categories.moveCategory)),

  addCategory: allow('categories.edit')
    .input(schema.categoryForm)
    .output(checked(schema.categoryAnswer))
    .mutation(run(categories.addCategory)),

  renameCategory: allow('categories.edit')
    .input(schema.renameCategoryInput)
    .output(checked(schema.categoryAnswer))
    .mutation(run(categories.renameCategory)),

  deleteCategory: allow('categories.edit')
    .input(schema.categoryIdInput)
    .output(message)
    .mutation(run(categories.deleteCategory)),

  rate: customer()
    .input(schema.rateInput)
    .output(checked(schema.rateAnswer))
    .mutation(run(ratings.rateService)),
});
